interface EmailTextProps {
  readonly address: string;
}

/** An e-mail that breaks before its "@" where it is longer than its line. */
export const EmailText = ({ address }: EmailTextProps) => {
  const at = address.lastIndexOf("@");
  if (at < 1) return address || "No email";
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
};
