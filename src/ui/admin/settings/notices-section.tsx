import { Fragment } from "react";
import { decodedAddress } from "#core/customers/decoded-domain.ts";
import type { FarmProfile } from "#core/profile/farm-profile.ts";
import { MOST_ADDRESSES } from "#core/profile/notices.ts";
import type { ProfileEdit } from "#core/profile/save-profile.ts";
import { ADDRESS_LETTERS } from "#core/profile/typed-notices.ts";
import type { Version } from "#core/shared/version.ts";
import type { Texts } from "#ui/admin/editing/edited-texts.ts";
import { LowStockField } from "#ui/admin/settings/low-stock-field.tsx";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import styles from "#ui/admin/settings/settings.module.css";
import { StoredSetting } from "#ui/admin/settings/stored-setting.tsx";
import { TestMail } from "#ui/admin/settings/test-mail.tsx";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import { TickField } from "#ui/admin/settings/tick-field.tsx";
import { type SectionProps, type Setting, useSection } from "#ui/admin/settings/use-section.ts";

const TITLE = "Notices";

const TICKED = "yes";

const ADDRESSES = ["First", "Second", "Third", "Fourth", "Fifth"].slice(0, MOST_ADDRESSES);

const KINDS = [
  ["newOrder", "New order"],
  ["message", "Message of a customer"],
  ["attention", "Order that needs attention"],
] as const;

const tickedIf = (is: boolean): string => (is ? TICKED : "");

const tickOf = ({ text, onType }: Setting) => ({
  isTicked: text === TICKED,
  onTick: (is: boolean) => onType(tickedIf(is)),
});

const tickInWords = (text: string): string => (text === TICKED ? "Yes" : "No");

const addressField = (at: number): string => `address-${at + 1}`;

const textsOf = ({ addresses, line, lowStock, ...kinds }: FarmProfile["notices"]): Texts => ({
  ...Object.fromEntries(ADDRESSES.map((_, at) => [addressField(at), addresses[at] ?? ""])),
  ...Object.fromEntries(KINDS.map(([name]) => [name, tickedIf(kinds[name])])),
  lowStock: tickedIf(lowStock),
  line: String(line),
});

const editOf = (typed: Texts, version: Version): ProfileEdit => {
  const isTicked = (name: string): boolean => typed[name] === TICKED;
  return {
    section: "notices",
    version,
    value: {
      addresses: ADDRESSES.map((_, at) => decodedAddress(typed[addressField(at)] ?? "")),
      newOrder: isTicked("newOrder"),
      message: isTicked("message"),
      attention: isTicked("attention"),
      lowStock: isTicked("lowStock"),
      line: typed.line ?? "",
    },
  };
};

const shownAddresses = (typed: Texts): readonly string[] =>
  ADDRESSES.slice(0, ADDRESSES.findLastIndex((_, at) => typed[addressField(at)]) + 2);

export const NoticesSection = ({ sheet }: SectionProps) => {
  const { setting, typed, ...form } = useSection({
    name: "notices",
    title: TITLE,
    sheet,
    fieldsOf: ({ notices }) => textsOf(notices),
    editOf,
  });
  const named = ADDRESSES.flatMap((_, at) => typed[addressField(at)] || []);
  const [lowStock, line] = [setting("lowStock"), setting("line")];
  return (
    <SectionForm title={TITLE} value={named.join(", ") || "No address yet"} form={form}>
      <p>
        Who gets the shop's mails to you. Until you name somebody, they go to the address that the
        server is set up with (OWNER_EMAIL), or else to the farm's own email.
      </p>
      {shownAddresses(typed).map((which, at) => (
        <TextSetting
          key={which}
          {...setting(addressField(at))}
          label={`${which} address`}
          type="email"
          most={ADDRESS_LETTERS}
        />
      ))}
      <fieldset className={styles.ticks}>
        <legend>Write to them about</legend>
        {KINDS.map(([name, label]) => (
          <Fragment key={name}>
            <TickField name={name} label={label} {...tickOf(setting(name))} />
            <StoredSetting {...setting(name)} of={label} shown={tickInWords} />
          </Fragment>
        ))}
        <LowStockField
          {...tickOf(lowStock)}
          line={line.text}
          fault={line.fault}
          onType={line.onType}
        />
        <StoredSetting {...lowStock} of="Low stock" shown={tickInWords} />
        <StoredSetting {...line} of="Low stock is below" />
      </fieldset>
      <TestMail isUnsaved={form.hasChanges} />
    </SectionForm>
  );
};
