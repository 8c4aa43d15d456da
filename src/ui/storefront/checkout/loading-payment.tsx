import "#ui/shared/pico/busy.scss";

export const LoadingPayment = () => (
  <p role="status" aria-busy="true" className="loading-payment">
    Loading Payment Options...
  </p>
);
