/**
 * `node tools/host/earlier-runs.ts`, in a workflow: prints `same=ID` with an earlier run of the
 * workflow that checked exactly these files, or `kept=ID` with main's newest run, whose .cache
 * may be used. docs/decisions/054 explains what we trust. Needs no packages, so nothing has to
 * be installed.
 */
import { execFileSync } from 'node:child_process';

/** A run of a workflow, as listed by GitHub. */
interface Run {
  id: number;
  event: string;
  conclusion: string | null;
  head_branch: string | null;
  head_repository: { full_name: string } | null;
  head_commit: { tree_id: string } | null;
}

interface Artifact {
  name: string;
  expired: boolean;
}

/** Asks GitHub's API for a path. */
export type Ask = (path: string) => Promise<unknown>;

export interface Checkout {
  /** Like `board/site`. */
  repository: string;
  /** File name of the workflow. */
  workflow: string;
  /** Hash of all files. */
  tree: string;
  event: string;
  /** 2 if someone repeats the run, and so on. */
  attempt: number;
}

export async function earlierRuns(ask: Ask, checkout: Checkout): Promise<string[]> {
  const { tree, event, attempt } = checkout;
  // A repeated run starts over.
  if (attempt > 1) return [];
  // A fork's pull request is checked by itself.
  const same =
    event === 'push'
      ? await newestRun(ask, checkout, '', (run) => run.head_commit?.tree_id === tree, 'checked')
      : undefined;
  if (same !== undefined) return [`same=${String(same)}`];
  const isMain = (run: Run) => run.head_branch === 'main';
  const kept = await newestRun(ask, checkout, '&branch=main', isMain, 'kept');
  return kept === undefined ? [] : [`kept=${String(kept)}`];
}

/** Returns the newest successful run of a push to this repository that still has an artifact. */
async function newestRun(
  ask: Ask,
  { repository, workflow }: Checkout,
  filter: string,
  isWanted: (run: Run) => boolean,
  artifact: string,
): Promise<number | undefined> {
  const actions = `/repos/${repository}/actions`;
  const { workflow_runs: runs } = (await ask(
    `${actions}/workflows/${workflow}/runs?event=push&status=success&per_page=100${filter}`,
  )) as { workflow_runs: Run[] };
  const isTrusted = (run: Run) =>
    run.event === 'push' &&
    run.conclusion === 'success' &&
    run.head_repository?.full_name === repository;
  for (const { id } of runs.filter((run) => isTrusted(run) && isWanted(run))) {
    const { artifacts } = (await ask(`${actions}/runs/${String(id)}/artifacts`)) as {
      artifacts: Artifact[];
    };
    if (artifacts.some(({ name, expired }) => name === artifact && !expired)) return id;
  }
  return undefined;
}

async function askGitHub(path: string): Promise<unknown> {
  const { GITHUB_API_URL = 'https://api.github.com', GH_TOKEN = '' } = process.env;
  const answer = await fetch(`${GITHUB_API_URL}${path}`, {
    headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${GH_TOKEN}` },
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`GitHub answered ${String(answer.status)} for ${path}.`);
  return answer.json();
}

if (import.meta.main) {
  const { env } = process;
  const workflow = /\/([\w.-]+)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '')?.[1] ?? '';
  const found = await earlierRuns(askGitHub, {
    repository: env['GITHUB_REPOSITORY'] ?? '',
    workflow,
    tree: execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' }).trim(),
    event: env['GITHUB_EVENT_NAME'] ?? '',
    attempt: Number(env['GITHUB_RUN_ATTEMPT'] ?? 1),
  }).catch((error: unknown) => {
    // Without an answer, everything is built and checked again.
    console.error(`::notice::${(error as Error).message}`);
    return [];
  });
  for (const line of found) console.log(line);
}
