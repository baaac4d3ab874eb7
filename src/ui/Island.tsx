import { Component, type ComponentType, type ReactNode } from 'react';

/** What an island says of itself when it cannot go on; src/layouts/Living.astro listens. */
const failedEvent = 'island-failed';

interface State {
  hasFailed: boolean;
}

/** Draws nothing more once something in it has thrown, and says so to the page around it. */
class Boundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <span hidden ref={tell} /> : this.props.children;
  }
}

const tell = (element: HTMLSpanElement | null) => {
  element?.dispatchEvent(new Event(failedEvent, { bubbles: true }));
};

/** A component that runs in the browser: should it throw while it draws, it goes with a word. */
export function island<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Island(props: Props) {
    return (
      <Boundary>
        <Part {...props} />
      </Boundary>
    );
  };
}
