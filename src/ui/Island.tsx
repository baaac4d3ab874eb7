import { Component, type ComponentType, type ReactNode } from 'react';

/** What an island says of itself when it cannot go on; src/ui/IslandFrame.astro listens. */
const failedEvent = 'island-failed';

interface State {
  hasFailed: boolean;
}

interface BoundaryProps {
  /** What is drawn once the rest has thrown. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Draws no more of what has thrown, and says so to the page around it. */
class Boundary extends Component<BoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    const { hasFailed } = this.state;
    // The sign of life: what has nothing to draw is not taken for what React has given up.
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
 * A component that runs in the browser: should it throw while it draws, it goes with a word, and
 * leaves what it can do without its state.
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
