import { Component, type ReactNode } from "react";

interface Props {
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { readonly failure?: readonly unknown[] }> {
  override readonly state: { readonly failure?: readonly unknown[] } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: [error] };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure[0]) : this.props.children;
  }
}
