// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { lazy, useEffect } from "react";
import { expect, test, vi } from "vitest";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";

const Late = lazy(() => new Promise<never>(() => undefined));

const Heard = ({ onLeft }: { readonly onLeft: () => void }) => {
  useEffect(() => onLeft, [onLeft]);
  return <p>The page before</p>;
};

test("a page ends its subscriptions while the code of the next is on its way", () => {
  const left = vi.fn();
  const { rerender } = render(
    <LoadingArea shows="before" fallback={<p>On its way</p>}>
      <Heard onLeft={left} />
    </LoadingArea>,
  );
  expect(left).not.toHaveBeenCalled();
  rerender(
    <LoadingArea shows="after" fallback={<p>On its way</p>}>
      <Late />
    </LoadingArea>,
  );
  expect(screen.getByText("On its way")).not.toBeNull();
  expect(screen.queryByText("The page before")).toBeNull();
  expect(left).toHaveBeenCalledOnce();
});
