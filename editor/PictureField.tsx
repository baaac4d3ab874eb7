import { useEffect, useState } from 'react';
import { Label, Notes, type FieldProps } from './FieldWords.tsx';
import { fieldId, useFaultsAt, useForm } from './form-context.ts';
import { isPicture } from './form-shape.ts';
import { pictureName, shrinkPicture } from './shrink-picture.ts';

/** Shows a picture that can be replaced. A new picture is resized and gets a name. */
export function PictureField({ shape, path, value, around, onChange }: FieldProps) {
  const { picture, addPicture, waitFor } = useForm();
  const isWrong = useFaultsAt(path).length > 0;
  const [shown, setShown] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // Counts new pictures, because a new picture may have the same name as the old one.
  const [taken, setTaken] = useState(0);
  const name = typeof value === 'string' ? value : undefined;

  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    if (name !== undefined && isPicture(name)) {
      picture(`content/${name}`).then(
        (blob) => {
          if (isGone) return;
          address = URL.createObjectURL(blob);
          setShown(address);
        },
        () => {
          setShown(undefined);
        },
      );
    }
    return () => {
      isGone = true;
      setShown(undefined);
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [name, picture, taken]);

  const take = async (file: File) => {
    setProblem(undefined);
    try {
      const small = await shrinkPicture(file);
      const words = around['name'] ?? around['title'];
      const subject = typeof words === 'string' ? words : file.name.replace(/\.\w+$/, '');
      const stored = `${shape.folder ?? ''}${pictureName(subject, small)}`;
      addPicture(`content/${stored}`, small);
      onChange(stored);
      setTaken((count) => count + 1);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  return (
    <div className="field">
      <Label shape={shape} path={path} />
      {shown !== undefined && <img src={shown} alt={`Right now: ${name ?? ''}`} />}
      <input
        id={fieldId(path)}
        value={name ?? ''}
        aria-describedby={`${fieldId(path)}-notes`}
        aria-invalid={isWrong}
        onChange={({ target }) => {
          onChange(target.value === '' && !shape.isRequired ? undefined : target.value);
        }}
      />
      <input
        type="file"
        accept="image/*"
        aria-label={`Upload ${shape.label.toLowerCase()}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) waitFor(take(file));
        }}
      />
      {problem !== undefined && <p className="fault">{problem}</p>}
      <Notes path={path} hint={shape.hint} />
    </div>
  );
}
