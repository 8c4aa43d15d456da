import { Component, type ReactNode } from "react";

interface Props {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows the fallback in the place of what could not be drawn. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
