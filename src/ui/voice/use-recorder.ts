import { useEffect, useRef, useState } from 'react';
import { ok, refuse, type Result } from '../../domain/result.ts';
import { startRecording, type NoMicrophone, type Recorded, type Recording } from './recording.ts';

/** State of a recording. `since`: on the clock of `performance`, in ms. */
export type RecorderState =
  | { phase: 'still'; fault?: NoMicrophone | NothingHeard }
  | { phase: 'asking' | 'keeping' }
  | { phase: 'recording'; since: number };

type NothingHeard = { type: 'NothingHeard' };
/** Result of a recording: kept, or why not; ok without a value when there was none. */
type Outcome<T> = Result<T | undefined, { type: string }>;

interface Running<T> {
  wanted: boolean;
  recording?: Recording;
  outcome?: Promise<Outcome<T>>;
}

/**
 * Records voice notes one after another; each completed one is kept, also when the form is saved during a recording.
 * [ACT-9]
 */
export function useRecorder<T>(keep: (recorded: Recorded) => Promise<Outcome<T>>) {
  const [state, setState] = useState<RecorderState>({ phase: 'still' });
  const running = useRef<Running<T>>(undefined);
  /** A recording that the phone could not store is not lost: saving tries again. */
  const unkept = useRef<Recorded>(undefined);

  const end = (run: Running<T>, next: RecorderState) => {
    if (running.current !== run) return;
    running.current = undefined;
    setState(next);
  };
  const keepIt = async (run: Running<T>, recorded: Recorded | undefined): Promise<Outcome<T>> => {
    if (!run.wanted) return ok(undefined);
    if (recorded === undefined) {
      end(run, { phase: 'still', fault: { type: 'NothingHeard' } });
      return refuse({ type: 'NothingHeard' });
    }
    setState({ phase: 'keeping' });
    const outcome = await keep(recorded);
    unkept.current = outcome.ok ? undefined : recorded;
    end(run, { phase: 'still' });
    return outcome;
  };
  const start = async (form: string): Promise<void> => {
    if (running.current) return;
    unkept.current = undefined;
    const run: Running<T> = { wanted: true };
    running.current = run;
    setState({ phase: 'asking' });
    const begun = await startRecording(form);
    if (!begun.ok) return end(run, { phase: 'still', fault: begun.error });
    run.recording = begun.value;
    run.outcome = begun.value.ended.then((recorded) => keepIt(run, recorded));
    // The form was left meanwhile, or saved without it.
    if (!run.wanted) return begun.value.stop();
    setState({ phase: 'recording', since: performance.now() });
  };
  /** Stop, and keep the recording so far. */
  const finish = async (): Promise<Outcome<T>> => {
    const run = running.current;
    if (!run && unkept.current) {
      const again: Running<T> = { wanted: true };
      running.current = again;
      return keepIt(again, unkept.current);
    }
    if (!run) return ok(undefined);
    run.recording?.stop();
    if (run.outcome) return run.outcome;
    discard(); // the permission prompt is still open
    return ok(undefined);
  };
  /** Stop, and discard the recording. */
  const discard = () => {
    const run = running.current;
    if (!run) return;
    run.wanted = false;
    run.recording?.stop();
    end(run, { phase: 'still' });
  };

  useEffect(
    () => () => {
      const run = running.current;
      if (!run) return;
      run.wanted = false;
      run.recording?.stop(); // stop recording when the form is left
    },
    [],
  );
  return { state, start, finish, discard };
}
