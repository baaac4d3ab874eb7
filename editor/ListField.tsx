import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { Notes, type FieldProps } from './FieldWords.tsx';
import { fieldId, leadsTo, useForm } from './form-context.ts';
import type { Shape } from './form-shape.ts';
import {
  calendarOrder,
  groupOf,
  isCalendar,
  listOf,
  titleOf,
  wordsAt,
  withMoved,
  type Path,
} from './values.ts';

interface ListFieldProps extends FieldProps {
  /** Renders an entry of any kind, including another list. */
  Field: ComponentType<FieldProps>;
}

/**
 * Renders a list whose entries can be opened, moved and deleted. A calendar shows new and upcoming
 * entries first, whatever their order in the file.
 */
export function ListField({ shape, path, value, onChange, Field }: ListFieldProps) {
  const list = listOf(value);
  const item = shape.item ?? { ...shape, kind: 'other' };
  const [open, setOpen] = useState<number>();
  const [added, setAdded] = useState<number>();
  // Sorts only when entries come and go, so that none moves while its date is typed.
  const order = useMemo(
    () => (isCalendar(item) ? calendarOrder(list, item, today()) : [...list.keys()]),
    // oxlint-disable-next-line react/exhaustive-deps
    [list.length],
  );
  const change = (next: unknown[]) => {
    onChange(next.length === 0 && !shape.isRequired ? undefined : next);
  };
  const move = (from: number, by: number) => {
    change(withMoved(list, from, by));
    if (open === from) setOpen(from + by);
  };
  return (
    <fieldset id={fieldId(path)} className="group">
      <legend>{shape.label}</legend>
      <Notes path={path} hint={shape.hint} />
      <button
        type="button"
        onClick={() => {
          change([...list, item.kind === 'group' ? {} : '']);
          setOpen(list.length);
          setAdded(list.length);
        }}
      >
        Add {item.label.toLowerCase()}
      </button>
      <ol>
        {order.map((index) => (
          <li key={index}>
            <ListItem
              Field={Field}
              item={item}
              path={[...path, index]}
              value={list[index]}
              isOpen={open === index}
              isNew={added === index}
              onOpen={() => {
                setOpen(open === index ? undefined : index);
              }}
              onChange={(next) => {
                change(list.with(index, next));
              }}
              onMove={
                isCalendar(item)
                  ? undefined
                  : (by) => {
                      move(index, by);
                    }
              }
              onDelete={() => {
                change(list.filter((_, other) => other !== index));
                setOpen(undefined);
                setAdded(undefined);
              }}
              count={list.length}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Returns the local day, as in files. */
const today = () => new Date().toLocaleDateString('en-CA');

interface ListItemProps extends Pick<ListFieldProps, 'Field'> {
  item: Shape;
  path: Path;
  value: unknown;
  count: number;
  isOpen: boolean;
  isNew: boolean;
  onOpen: () => void;
  onChange: (value: unknown) => void;
  /** Undefined if the order of the list doesn't matter. */
  onMove: ((by: number) => void) | undefined;
  onDelete: () => void;
}

function ListItem(props: ListItemProps) {
  const { Field, item, path, value, count, isOpen, isNew, onOpen, onMove, ...changes } = props;
  const { faults, ids, page } = useForm();
  const heading = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  const place = Number(path.at(-1)) + 1;
  const title = titleOf(value, item) || `${item.label} ${String(place)}`;
  const id = wordsAt(groupOf(value), 'id');
  const isShown = isOpen || faults.some((fault) => leadsTo(path, fault.path));
  const shape = {
    ...item,
    label: item.kind === 'group' ? title : `${item.label} ${String(place)}`,
  };
  return (
    <>
      <div className="entry">
        <button
          ref={heading}
          type="button"
          className="title"
          aria-expanded={isShown}
          onClick={onOpen}
        >
          {title}
        </button>
        {onMove && (
          <>
            <button
              type="button"
              aria-label={`Move ${title} up`}
              disabled={place === 1}
              onClick={() => {
                onMove(-1);
              }}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={`Move ${title} down`}
              disabled={place === count}
              onClick={() => {
                onMove(1);
              }}
            >
              ↓
            </button>
          </>
        )}
        <button type="button" aria-label={`Delete ${title}`} onClick={changes.onDelete}>
          ✕
        </button>
      </div>
      {isShown && page !== undefined && ids.saved.has(id) && (
        <a className="hint" href={`${page}#${id}`} target="_blank" rel="noreferrer">
          See it on the page
        </a>
      )}
      {isShown && (
        <Field shape={shape} path={path} value={value} around={{}} onChange={changes.onChange} />
      )}
    </>
  );
}
