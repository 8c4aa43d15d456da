interface EmailTextProps {
  readonly address: string;
}

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
