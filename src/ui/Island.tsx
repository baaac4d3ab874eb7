import { Component, type ComponentType, type ReactNode } from 'react';

/** Event that an island dispatches when it fails. src/ui/IslandFrame.astro listens for it. */
const failedEvent = 'island-failed';

interface State {
  hasFailed: boolean;
}

interface BoundaryProps {
  instead?: ReactNode;
  children: ReactNode;
}

/** An error boundary that reports a failure to the page. */
class Boundary extends Component<BoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    const { hasFailed } = this.state;
    // Always renders an element, so that an island without content isn't mistaken for a failed one.
    return (
      <>
        {hasFailed ? this.props.instead : this.props.children}
        <span hidden ref={hasFailed ? tell : undefined} />
      </>
    );
  }
}

const tell = (element: HTMLSpanElement | null) => {
  element?.dispatchEvent(new Event(failedEvent, { bubbles: true }));
};

/**
 * Wraps a component that runs in the browser. If it throws, the page shows a message and a
 * fallback.
 */
export function island<Props extends object>(
  Part: ComponentType<Props>,
  Still?: ComponentType<Props>,
): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <Boundary instead={Still && <Boundary>{<Still {...props} />}</Boundary>}>
        <Part {...props} />
      </Boundary>
    );
  };
}
