import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { composeMail } from '../../domain/words/mail-link.ts';
import { partOf } from '../../browser/address-part.ts';
import { copyText } from '../../browser/copy-text.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { island } from '../../ui/Island.tsx';
import { initialForm, isEmpty, remember, withReplaced, type Draft } from './draft.ts';

/**
 * Maximum length of a subject taken from the address. The subjects of our own links are shorter.
 */
const longestSubject = 120;

const empty: Draft = { subject: '', message: '' };

interface ContactFormProps {
  email: string;
  explanation: string;
}

/**
 * Composes an email in the visitor's mail program. There's no form element and no request, so the
 * text stays in the tab until the visitor sends it.
 */
export const ContactForm = island(function ContactForm({ email, explanation }: ContactFormProps) {
  const subject = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const about = useRef('');
  const [draft, setDraft] = useState(empty);
  const [earlier, setEarlier] = useState<readonly Draft[]>([]);
  const [canClear, setCanClear] = useState(false);
  const [status, setStatus] = useState('');

  const inFields = () => ({
    subject: subject.current?.value ?? '',
    message: message.current?.value ?? '',
  });
  const show = (next: Draft, others: readonly Draft[]) => {
    const now = inFields();
    // Setting the same text again would move the cursor.
    if (subject.current && now.subject !== next.subject) subject.current.value = next.subject;
    if (message.current && now.message !== next.message) message.current.value = next.message;
    setDraft(next);
    setEarlier(others);
  };
  const change = (next: Draft, others = earlier) => {
    show(next, others);
    remember({ draft: next, about: about.current, earlier: others });
  };
  const begin = useEffectEvent(() => {
    about.current = partOf(location.href, 'subject').slice(0, longestSubject);
    const typed = inFields();
    const start = initialForm(typed, about.current);
    show(start.draft, start.earlier);
    if (!isEmpty(typed, '')) remember({ ...start, about: about.current });
    else if (!isEmpty(start.draft, about.current)) {
      setCanClear(true);
      setStatus('We kept what you typed.');
    }
  });
  useEffect(() => {
    // A page restored from the back/forward cache hasn't seen the changes made on other pages.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) begin();
    };
    begin();
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pageshow', comeBack);
    };
  }, []);

  const { link, fits } = composeMail({
    to: email,
    subject: draft.subject.trim(),
    body: draft.message.trim(),
  });
  const copy = async (text: string, done: string) => {
    const isCopied = await copyText(text);
    setStatus(
      isCopied ? done : 'We couldn’t copy that. Please select the text and copy it yourself.',
    );
    return isCopied;
  };
  const handOver = () => {
    if (isEmpty(draft, '')) return;
    change({ ...inFields(), isHandedOver: true });
    setCanClear(true);
  };
  const copyMessage = async () => {
    const text = [draft.subject.trim(), draft.message.trim()].filter(Boolean).join('\n\n');
    if (text === '') setStatus('There’s nothing to copy yet.');
    else if (await copy(text, `Message copied. Paste it into an email to ${email}.`)) {
      handOver();
    }
  };
  const send = async () => {
    if (fits) {
      handOver();
      setStatus(
        `Your mail app should open now. Nothing goes out until you hit send there. If nothing opens, copy the message and email ${email}.`,
      );
    } else {
      const done = 'Message copied. Paste it into the email that opens, and send it there.';
      if (await copy(draft.message.trim(), done)) handOver();
    }
  };
  const putBack = () => {
    const [first = empty, ...others] = earlier;
    change(
      { subject: first.subject, message: first.message },
      withReplaced(inFields(), about.current, others),
    );
    setCanClear(true);
    setStatus('Your message is back in the form.');
    message.current?.focus();
  };
  const forget = () => {
    change(draft, earlier.slice(1));
    setStatus('That message is gone.');
    subject.current?.focus();
  };
  const clear = () => {
    change(empty);
    setCanClear(false);
    setStatus('The form is empty again.');
    subject.current?.focus();
  };

  return (
    <>
      <p id="what-happens" className="max-w-[39em] text-soft">
        {explanation}
      </p>
      {earlier[0] && <EarlierDraft draft={earlier[0]} onPutBack={putBack} onForget={forget} />}
      <div className="needs-script">
        <label htmlFor="subject" className="mt-6 mb-1.5 block font-strong">
          Subject
        </label>
        <input
          id="subject"
          ref={subject}
          className="field w-full"
          autoComplete="off"
          onInput={() => {
            change(inFields());
          }}
        />
        <label htmlFor="message" className="mt-5 mb-1.5 block font-strong">
          Message
        </label>
        <textarea
          id="message"
          ref={message}
          className="field w-full"
          rows={8}
          autoComplete="off"
          aria-describedby="what-happens"
          onInput={() => {
            change(inFields());
          }}
        />
      </div>
      {!fits && (
        <p className="mt-3 max-w-[39em] text-small text-soft">
          This is too long for some mail apps. Send Message also copies it, so you can paste it into
          the email.
        </p>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={link} variant="solid" onClick={() => void send()}>
          Send Message
        </ButtonLink>
        <Button variant="line" onClick={() => void copyMessage()}>
          Copy the message
        </Button>
        <Button variant="line" onClick={() => void copy(email, 'Address copied.')}>
          Copy the address
        </Button>
      </p>
      <p role="status" className="mt-4 min-h-[1.6em] max-w-[39em]">
        {status}
      </p>
      {canClear && !isEmpty(draft, '') && (
        <p className="mt-3">
          <Button variant="line" size="small" onClick={clear}>
            Clear the form
          </Button>
        </p>
      )}
    </>
  );
});

const longestTitle = 60;

interface EarlierDraftProps {
  draft: Draft;
  onPutBack: () => void;
  onForget: () => void;
}

/** Offers a message that the visitor typed earlier and that is no longer in the form. */
function EarlierDraft({ draft, onPutBack, onForget }: EarlierDraftProps) {
  const words = (draft.subject.trim() || draft.message.trim()).replaceAll(/\s+/g, ' ');
  const title = words.length > longestTitle ? `${words.slice(0, longestTitle).trim()}…` : words;
  return (
    <div className="living-word mt-5">
      <p className="wrap-anywhere">
        {draft.isHandedOver
          ? `You already opened or copied “${title}”. Didn’t send it?`
          : `You’ve got another message here that you didn’t send: “${title}”`}
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button variant="line" size="small" onClick={onPutBack}>
          Put it back
        </Button>
        <Button variant="line" size="small" onClick={onForget}>
          Delete it
        </Button>
      </p>
    </div>
  );
}
