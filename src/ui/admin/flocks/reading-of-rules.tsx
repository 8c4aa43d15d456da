export const READING_OF_RULES =
  "This is how we read the rules; Trading Standards or the egg marketing inspector decide.";

const REGULATIONS = "https://www.legislation.gov.uk/uksi/2013/2033";

export const WithdrawalHint = () => (
  <>
    As on the label. Used outside its label: what the vet says, in GB at least 14 days for a
    medicine that isn't authorised for laying hens (
    <a href={REGULATIONS}>Veterinary Medicines Regulations 2013</a>, schedule 4, 2(3)).
  </>
);
