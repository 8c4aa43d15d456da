import { Button } from "#ui/shared/parts/button.tsx";
import { useCollectInstead } from "#ui/storefront/postcode/collect-instead-queries.ts";

export const CollectInstead = ({ onCollected }: { readonly onCollected: () => void }) => {
  const collect = useCollectInstead();
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => {
        collect(null);
        onCollected();
      }}
    >
      Collect instead
    </Button>
  );
};
