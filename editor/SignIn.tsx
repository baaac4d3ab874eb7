import { useState, type SyntheticEvent } from 'react';
import { githubFolder, tokenPage } from './github-folder.ts';
import type { Folder } from './folder.ts';

const remembered = 'repository';

const builtFor = () =>
  document.querySelector<HTMLMetaElement>('meta[name=repository]')?.content ?? '';

export function SignIn({ onOpen }: { onOpen: (folder: Folder) => Promise<void> }) {
  const [repository, setRepository] = useState(
    () =>
      new URLSearchParams(location.search).get('repository') ??
      localStorage.getItem(remembered) ??
      builtFor(),
  );
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState('');
  const open = async (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem('');
    try {
      const folder = await githubFolder({ repository: repository.trim(), token: token.trim() });
      localStorage.setItem(remembered, repository.trim());
      await onOpen(folder);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <form className="sign-in" onSubmit={(event) => void open(event)}>
      <h2>Open the board’s files</h2>
      <div className="field">
        <label htmlFor="repository">Repository on GitHub</label>
        <input
          id="repository"
          value={repository}
          autoComplete="username"
          onChange={({ target }) => {
            setRepository(target.value);
          }}
        />
        <p className="hint">For example: che-board/website</p>
      </div>
      <div className="field">
        <label htmlFor="token">Your token</label>
        <input
          id="token"
          type="password"
          value={token}
          autoComplete="current-password"
          onChange={({ target }) => {
            setToken(target.value);
          }}
        />
        <p className="hint">
          <a href={tokenPage(repository)} target="_blank" rel="noreferrer">
            Get a token
          </a>{' '}
          for this one repository, and keep it in your password manager. We forget it when you close
          this page.
        </p>
      </div>
      {problem !== '' && (
        <p className="fault" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" disabled={!/^[\w.-]+\/[\w.-]+$/.test(repository.trim()) || !token}>
        Open
      </button>
    </form>
  );
}
