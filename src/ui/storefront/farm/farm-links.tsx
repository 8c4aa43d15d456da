import { FARM } from "#core/farm.ts";

const NUMBER = FARM.phone.replace(/\s/g, "");

export const PhoneLink = () => (
  <>
    <a href={`tel:${NUMBER}`}>{FARM.phone}</a> (<a href={`sms:${NUMBER}`}>send a text</a>)
  </>
);

const SUBJECT = encodeURIComponent(`A question for ${FARM.name}`);

export const EmailLink = () => <a href={`mailto:${FARM.email}?subject=${SUBJECT}`}>{FARM.email}</a>;
