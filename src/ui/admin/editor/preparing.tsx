export const Preparing = () => (
  <p role="status" className="preparing">
    Preparing the picture… <progress aria-label="Preparing the picture" />
  </p>
);
