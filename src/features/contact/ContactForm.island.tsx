import { useEffect, useRef, useState } from 'react';
import { composeMail } from '../../domain/mail-link.ts';
import { partOf } from '../../ui/address-part.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { island } from '../../ui/Island.tsx';

/** What of a subject in the address is taken: more than any of our links has. */
const longestSubject = 120;

interface ContactFormProps {
  email: string;
  /** Says beforehand what the button does. */
  explanation: string;
}

/**
 * Composes a mail for the visitor's own mail program. There is no form element and no request: what
 * is typed stays on the page until the visitor sends it.
 */
export const ContactForm = island(function ContactForm({ email, explanation }: ContactFormProps) {
  const subject = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState({ subject: '', message: '' });
  const [status, setStatus] = useState('');

  const read = () => {
    setTyped({
      subject: subject.current?.value.trim() ?? '',
      message: message.current?.value.trim() ?? '',
    });
  };
  useEffect(() => {
    // A link may say what it is about, but what was typed before the script arrived counts more.
    if (subject.current?.value === '') {
      subject.current.value = partOf(location.href, 'subject').slice(0, longestSubject);
    }
    read();
  }, []);

  const { link, fits } = composeMail({ to: email, subject: typed.subject, body: typed.message });
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(done);
    } catch {
      setStatus('This browser does not let a page copy: please select the text and copy it.');
    }
  };
  const copyMessage = () => {
    const text = [typed.subject, typed.message].filter((part) => part !== '').join('\n\n');
    if (text === '') setStatus('There is nothing to copy yet.');
    else void copy(text, `The message is copied. Paste it into an email to ${email}.`);
  };
  const send = () => {
    if (fits) {
      setStatus(
        `Your mail program should open now; the message goes out when you send it there. If nothing opens, copy the message and write to ${email}.`,
      );
    } else {
      void copy(
        typed.message,
        'The message is copied. Paste it into the email that opens, and send it there.',
      );
    }
  };

  return (
    <>
      <p id="what-happens" className="max-w-[39em] text-soft">
        {explanation}
      </p>
      <div className="needs-script">
        <label htmlFor="subject" className="mt-6 mb-1.5 block font-strong">
          Subject
        </label>
        <input
          id="subject"
          ref={subject}
          className="field w-full"
          autoComplete="off"
          onInput={read}
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
          onInput={read}
        />
      </div>
      {!fits && (
        <p className="mt-3 max-w-[39em] text-small text-soft">
          This is longer than some mail programs take over from a page. Send Message copies it, for
          you to paste into the email.
        </p>
      )}
      <p className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={link} variant="solid" onClick={send}>
          Send Message
        </ButtonLink>
        <Button variant="line" onClick={copyMessage}>
          Copy the message
        </Button>
        <Button variant="line" onClick={() => void copy(email, 'The address is copied.')}>
          Copy the address
        </Button>
      </p>
      <p role="status" className="mt-4 min-h-[1.6em] max-w-[39em]">
        {status}
      </p>
    </>
  );
});
