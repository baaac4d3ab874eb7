/** The browser's response to a command with the same id. */
interface Answer {
  id?: number | null;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

export interface BidiConnection {
  send: <T = unknown>(method: string, params: object) => Promise<T>;
  close: () => void;
}

export async function connect(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => {
      reject(new Error(`No connection to ${address}.`));
    });
  });
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
    waiting.delete(answer.id ?? 0);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ type: 'error', message: 'the browser left' });
  });
  return {
    send: async <T>(method: string, params: object) => {
      last += 1;
      const id = last;
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message ?? 'no reason'}`);
      return answer.result as T;
    },
    close: () => {
      socket.close();
    },
  };
}
