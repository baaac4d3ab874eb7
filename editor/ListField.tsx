import { useState, type ComponentType } from 'react';
import { Notes, type FieldProps } from './FieldWords.tsx';
import { fieldId, leadsTo, useForm } from './form-context.ts';
import type { Shape } from './form-shape.ts';
import { listOf, titleOf, withMoved, type Path } from './values.ts';

interface ListFieldProps extends FieldProps {
  /** Renders an entry of any kind, including another list. */
  Field: ComponentType<FieldProps>;
}

/** Renders a list whose entries can be opened, moved and deleted. */
export function ListField({ shape, path, value, onChange, Field }: ListFieldProps) {
  const list = listOf(value);
  const item = shape.item ?? { ...shape, kind: 'other' };
  const [open, setOpen] = useState<number>();
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
      <ol>
        {list.map((entry, index) => (
          <li key={index}>
            <ListItem
              Field={Field}
              item={item}
              path={[...path, index]}
              value={entry}
              isOpen={open === index}
              onOpen={() => {
                setOpen(open === index ? undefined : index);
              }}
              onChange={(next) => {
                change(list.with(index, next));
              }}
              onMove={(by) => {
                move(index, by);
              }}
              onDelete={() => {
                change(list.filter((_, other) => other !== index));
                setOpen(undefined);
              }}
              count={list.length}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() => {
          change([...list, item.kind === 'group' ? {} : '']);
          setOpen(list.length);
        }}
      >
        Add {item.label.toLowerCase()}
      </button>
    </fieldset>
  );
}

interface ListItemProps extends Pick<ListFieldProps, 'Field'> {
  item: Shape;
  path: Path;
  value: unknown;
  count: number;
  isOpen: boolean;
  onOpen: () => void;
  onChange: (value: unknown) => void;
  onMove: (by: number) => void;
  onDelete: () => void;
}

function ListItem({ Field, item, path, value, count, isOpen, onOpen, ...changes }: ListItemProps) {
  const { faults } = useForm();
  const place = Number(path.at(-1)) + 1;
  const title = titleOf(value, item) || `${item.label} ${String(place)}`;
  const isShown = isOpen || faults.some((fault) => leadsTo(path, fault.path));
  const shape = {
    ...item,
    label: item.kind === 'group' ? title : `${item.label} ${String(place)}`,
  };
  return (
    <>
      <div className="entry">
        <button type="button" className="title" aria-expanded={isShown} onClick={onOpen}>
          {title}
        </button>
        <button
          type="button"
          aria-label={`Move ${title} up`}
          disabled={place === 1}
          onClick={() => {
            changes.onMove(-1);
          }}
        >
          ↑
        </button>
        <button
          type="button"
          aria-label={`Move ${title} down`}
          disabled={place === count}
          onClick={() => {
            changes.onMove(1);
          }}
        >
          ↓
        </button>
        <button type="button" aria-label={`Delete ${title}`} onClick={changes.onDelete}>
          ✕
        </button>
      </div>
      {isShown && (
        <Field shape={shape} path={path} value={value} around={{}} onChange={changes.onChange} />
      )}
    </>
  );
}
