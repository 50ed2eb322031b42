// A component that is loaded when it is first shown; until then, nothing.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly with: P;
}

export function Lazy<P extends object>({ load, with: props }: Props<P>) {
  const [loaded, setLoaded] = useState<{ component: ComponentType<P> } | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    load().then(
      (component) => isGone || setLoaded({ component }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (loaded === undefined) return null;
  const Component = loaded.component;
  return <Component {...props} />;
}
