import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { isForSale } from "#core/pricing/prices.ts";
import { type FarmEggs, forEachKind, movedBy, wholeOrder } from "#core/profile/egg-words.ts";
import type { ProfileEdit } from "#core/profile/save-profile.ts";
import { ROUTES } from "#core/routes.ts";
import type { Version } from "#core/shared/version.ts";
import type { Texts } from "#ui/admin/editing/edited-texts.ts";
import { EggFields } from "#ui/admin/settings/egg-fields.tsx";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import { StoredSetting } from "#ui/admin/settings/stored-setting.tsx";
import { type SectionProps, useSection } from "#ui/admin/settings/use-section.ts";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { usePrices } from "#ui/shared/queries/prices.ts";

const TITLE = "Your eggs";

const FIELDS = ["name", "description", "picture"] as const;

const textsOf = ({ order, words }: FarmEggs): Texts => ({
  order: order.join(" "),
  ...Object.fromEntries(
    CATEGORY_IDS.flatMap((id) => FIELDS.map((field) => [`${id}-${field}`, words[id][field]])),
  ),
});

const orderIn = ({ order = "" }: Texts): readonly CategoryId[] =>
  wholeOrder(order.split(" ").flatMap((word) => CATEGORY_IDS.filter((id) => id === word)));

const editOf = (typed: Texts, version: Version): ProfileEdit => ({
  section: "eggs",
  version,
  value: {
    order: orderIn(typed),
    words: forEachKind((id) => ({
      name: typed[`${id}-name`] ?? "",
      description: typed[`${id}-description`] ?? "",
      picture: typed[`${id}-picture`] ?? "",
    })),
  },
});

const useMoves = (order: readonly CategoryId[], onOrder: (order: string) => void) => {
  const pressed = useRef<HTMLButtonElement>(null);
  const [said, say] = useState("");
  const written = order.join(" ");
  useLayoutEffect(() => {
    if (written !== "") pressed.current?.focus();
    pressed.current = null;
  }, [written]);
  const move = (id: CategoryId, name: string, by: -1 | 1, button: HTMLButtonElement): void => {
    pressed.current = button;
    const after = movedBy(order, id, by);
    onOrder(after.join(" "));
    say(`${name}: ${after.indexOf(id) + 1} of ${after.length}`);
  };
  return { said, move };
};

export const EggsSection = ({ sheet }: SectionProps) => {
  const { eggs } = sheet.profile;
  const { setting, ...form } = useSection({
    name: "eggs",
    title: TITLE,
    sheet,
    fieldsOf: (profile) => textsOf(profile.eggs),
    editOf,
  });
  const order = orderIn(form.typed);
  const nameOf = (id: CategoryId): string => eggs.words[id].name;
  const written = setting("order");
  const { said, move } = useMoves(order, written.onType);
  const prices = usePrices().data;
  return (
    <SectionForm
      title={TITLE}
      value={prices ? `${order.filter((id) => isForSale(prices, id)).length} for sale` : ""}
      shownAt={ROUTES.home}
      form={form}
    >
      <p>
        Which packs are for sale, and at what price, you set under{" "}
        <Link to={ADMIN_ROUTES.pricing}>Inventory &amp; Pricing</Link>.
      </p>
      <StoredSetting
        {...written}
        of="Order"
        shown={(order) => orderIn({ order }).map(nameOf).join(", ")}
      />
      {order.map((id, at) => (
        <EggFields
          key={id}
          id={id}
          name={nameOf(id)}
          isForSale={!prices || isForSale(prices, id)}
          isFirst={at === 0}
          isLast={at === order.length - 1}
          setting={(field) => setting(`${id}-${field}`)}
          onPreparing={form.countPreparing}
          onMove={(by, button) => move(id, nameOf(id), by, button)}
        />
      ))}
      <p aria-live="polite" className={visuallyHiddenStyles.visuallyHidden}>
        {said}
      </p>
    </SectionForm>
  );
};
