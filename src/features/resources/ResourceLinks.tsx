import { LinkList } from '../../ui/LinkList.tsx';

type Links = Parameters<typeof LinkList>[0]['links'];

/** Lists the links of a group. Pages of this site come first. */
export function ResourceLinks({ links }: { links: Links }) {
  const ours = links.filter(({ to }) => to.startsWith('/'));
  const others = links.filter(({ to }) => !to.startsWith('/'));
  return (
    <>
      {ours.length > 0 && <LinkList links={ours} />}
      {ours.length > 0 && others.length > 0 && (
        <h3 className="mt-6 mb-2 text-small text-soft">On other sites</h3>
      )}
      {others.length > 0 && <LinkList links={others} />}
    </>
  );
}
