import { FARM } from "#core/farm.ts";

export const PhoneLink = () => <a href={`tel:${FARM.phone.replace(/\s/g, "")}`}>{FARM.phone}</a>;

export const EmailLink = () => <a href={`mailto:${FARM.email}`}>{FARM.email}</a>;
