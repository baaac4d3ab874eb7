import { useState, type ReactNode } from 'react';
import { parseDocument, stringify } from 'yaml';
import { Label, Notes, type FieldProps } from './FieldWords.tsx';
import { fieldId, useFaultsAt, useForm } from './form-context.ts';
import type { Shape } from './form-shape.ts';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { groupOf, hasId, withId, withKey, type Group, type Path } from './values.ts';

function FormField(props: FieldProps): ReactNode {
  switch (props.shape.kind) {
    case 'group':
      return <GroupField {...props} />;
    case 'list':
      return <ListField {...props} Field={FormField} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'other':
      return <OtherField {...props} />;
    case 'flag':
      return <FlagField {...props} />;
    default:
      return <WrittenField {...props} />;
  }
}

export function Fields({
  fields,
  path,
  value,
  onChange,
}: {
  fields: Shape[];
  path: Path;
  value: Group;
  onChange: (value: Group) => void;
}) {
  const { ids } = useForm();
  return inFormOrder(fields).map((shape) => (
    <FormField
      key={shape.name}
      shape={shape}
      path={[...path, shape.name]}
      value={value[shape.name]}
      around={value}
      onChange={(next) => {
        onChange(withId(withKey(value, shape.name, next, fields), value, fields, ids));
      }}
    />
  ));
}

/** Puts a file's list of records first, and what officers rarely change last. */
function inFormOrder(fields: Shape[]): Shape[] {
  const records = fields.find(({ item }) => hasId(item?.fields ?? []));
  const rankOf = (shape: Shape) =>
    shape === records ? 0 : ['id', 'sample'].includes(shape.name) ? 2 : 1;
  return fields.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function WrittenField({ shape, path, value, onChange }: FieldProps) {
  const isWrong = useFaultsAt(path).length > 0;
  const written = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
  const change = (text: string) => {
    const isNumber = shape.kind === 'number' && text !== '' && Number.isFinite(Number(text));
    const nothing = shape.isRequired && shape.kind !== 'number' ? '' : undefined;
    onChange(text === '' ? nothing : isNumber ? Number(text) : text);
  };
  const common = {
    id: fieldId(path),
    value: written,
    'aria-describedby': `${fieldId(path)}-notes`,
    'aria-invalid': isWrong,
  };
  return (
    <div className="field">
      <Label shape={shape} path={path} />
      {shape.kind === 'choice' ? (
        <select
          {...common}
          onChange={({ target }) => {
            onChange(shape.choices?.find((choice) => String(choice) === target.value));
          }}
        >
          <option value="">–</option>
          {shape.choices?.map((choice) => (
            <option key={String(choice)}>{String(choice)}</option>
          ))}
        </select>
      ) : shape.kind === 'words' || written.includes('\n') ? (
        <textarea
          {...common}
          rows={Math.min(12, Math.ceil((shape.longest ?? 200) / 90) + 1)}
          onChange={({ target }) => {
            change(target.value);
          }}
        />
      ) : (
        <input
          {...common}
          type={shape.kind === 'day' ? 'date' : 'text'}
          inputMode={shape.kind === 'number' ? 'decimal' : undefined}
          onChange={({ target }) => {
            change(target.value);
          }}
          onBlur={({ target }) => {
            const bare = withoutQuotes(target.value.trim());
            if (target.value !== bare) change(bare);
          }}
        />
      )}
      <Notes path={path} hint={shape.hint} />
    </div>
  );
}

/** Removes the quotes around a color, because the YAML writer adds them. */
const withoutQuotes = (text: string) => text.replace(/^(['"])(#\w+)\1$/, '$2');

/** Renders a checkbox for a flag, which is either true or left out. */
function FlagField({ shape, path, value, onChange }: FieldProps) {
  return (
    <div className="field flag">
      <input
        type="checkbox"
        id={fieldId(path)}
        checked={value === true}
        aria-describedby={`${fieldId(path)}-notes`}
        onChange={({ target }) => {
          onChange(target.checked ? true : undefined);
        }}
      />
      <label htmlFor={fieldId(path)}>{shape.label}</label>
      <Notes path={path} hint={shape.hint} />
    </div>
  );
}

/** Renders the fields of a group. An optional group has a button that adds or removes it. */
function GroupField({ shape, path, value, onChange }: FieldProps) {
  const isThere = value !== undefined && value !== null;
  return (
    <fieldset id={fieldId(path)} className="group">
      <legend>{shape.label}</legend>
      <Notes path={path} hint={shape.hint} />
      {(isThere || shape.isRequired) && (
        <Fields
          fields={shape.fields ?? []}
          path={path}
          value={groupOf(value)}
          onChange={onChange}
        />
      )}
      {!shape.isRequired && (
        <button
          type="button"
          onClick={() => {
            onChange(isThere ? undefined : {});
          }}
        >
          {isThere ? 'Leave out' : 'Add'} {shape.label.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

/** Renders a value as YAML if there's no better field for it. */
function OtherField({ shape, path, value, onChange }: FieldProps) {
  const [text, setText] = useState(() =>
    value === undefined ? '' : stringify(value, { lineWidth: 0 }),
  );
  return (
    <div className="field">
      <Label shape={shape} path={path} />
      <textarea
        id={fieldId(path)}
        value={text}
        rows={Math.min(12, text.split('\n').length + 1)}
        aria-describedby={`${fieldId(path)}-notes`}
        onChange={({ target }) => {
          setText(target.value);
          const document = parseDocument(target.value);
          if (document.errors.length > 0) onChange(target.value);
          else onChange(document.toJS() ?? undefined);
        }}
      />
      <Notes path={path} hint={shape.hint} />
    </div>
  );
}
