interface EmailTextProps {
  readonly address: string;
}

export const EmailText = ({ address }: EmailTextProps) => {
  const at = address.lastIndexOf("@");
  if (at < 1) return <span>{address || "No email"}</span>;
  return (
    <span key={address}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
};
