import { useEffect, useId, useRef, useState } from "react";
import { areaAnswer } from "#core/week/delivery-area.ts";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import styles from "#ui/storefront/postcode/postcode-box.module.css";
import {
  POSTCODE,
  REMEMBER,
  useDeliveryPostcode,
  useRememberPostcode,
} from "#ui/storefront/postcode/queries.ts";

const PostcodeAnswer = lazyPage(
  async () => (await import("#ui/storefront/postcode/postcode-answer.tsx")).PostcodeAnswer,
);
const CollectInstead = lazyPage(
  async () => (await import("#ui/storefront/postcode/collect-instead.tsx")).CollectInstead,
);

/** Fetches the answer's code early; a failure is tried again when the visitor asks. */
export const fetchAnswer = (): Promise<unknown> =>
  Promise.allSettled([PostcodeAnswer.preload(), CollectInstead.preload()]);

interface Asked {
  readonly typed: string;
  readonly time: number;
}

interface PostcodeBoxProps {
  readonly hint: string;
  readonly first?: string;
  readonly takesFocus?: boolean;
  readonly onAsked?: () => void;
  readonly onCollected: () => void;
}

export const PostcodeBox = ({
  hint,
  first = "",
  takesFocus,
  onAsked,
  onCollected,
}: PostcodeBoxProps) => {
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const typedForm = useKeptForm(POSTCODE);
  const [asked, ask] = useState<Asked | null>(null);
  const kept = useDeliveryPostcode();
  const remember = useRememberPostcode();
  const { deliveryPostcodes } = useFarm();
  const typed = asked?.typed ?? first;
  const { kind } = areaAnswer(deliveryPostcodes, typed);

  useEffect(() => {
    const field = fieldRef.current;
    if (field?.value === "" && !field.matches(":focus")) field.value = kept;
  }, [kept]);

  useEffect(() => {
    if (takesFocus) fieldRef.current?.focus();
  }, [takesFocus]);

  return (
    <section className={styles.box} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Do we deliver to you?</h2>
      {/* Outside a dialog this method sends nothing, with or without a script. */}
      <form
        ref={typedForm.ref}
        data-typed={POSTCODE}
        method="dialog"
        noValidate
        onFocus={fetchAnswer}
        onSubmit={(event) => {
          event.preventDefault();
          const { value } = fieldRef.current ?? { value: "" };
          ask({ typed: value, time: (asked?.time ?? 0) + 1 });
          remember(value);
          onAsked?.();
          typedForm.forget();
        }}
      >
        <label htmlFor={id} className={visuallyHiddenStyles.visuallyHidden}>
          Postcode
        </label>
        <input
          ref={fieldRef}
          id={id}
          name="postcode"
          placeholder="Postcode"
          aria-describedby={`${id}-hint`}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <Button type="submit" variant="outline" data-deed={REMEMBER.deed}>
          Check
        </Button>
      </form>
      <div className={styles.answer}>
        <small id={`${id}-hint`} className={visuallyHiddenStyles.visuallyHidden}>
          {hint}
        </small>
        <ErrorArea what="the answer">
          <p role="status">
            {(asked || first) && (
              <LoadingArea shows={asked?.time ?? first}>
                <PostcodeAnswer typed={typed} />
              </LoadingArea>
            )}
          </p>
          {kind === "elsewhere" && (
            <LoadingArea shows="collection">
              <CollectInstead onCollected={onCollected} />
            </LoadingArea>
          )}
        </ErrorArea>
      </div>
    </section>
  );
};
