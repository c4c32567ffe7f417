import { useEffect } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { nextPath } from '../../../client/next-path.ts';
import { useCommand } from '../../../client/use-command.ts';
import { SampleOpening } from './sample-opening.tsx';

/**
 * Open a sample farm for a visitor, at `next` when they were in one before; a user whose own book waits for a PIN is
 * led to it. [RTE-3]
 */
export function LookAround() {
  const { run, error } = useCommand('account.lookAround');
  const navigate = useNavigate();
  const next = useSearchParams()[0].get('next');
  useEffect(() => {
    const open = async () => {
      const { ok } = await run({});
      if (ok && next !== null) void navigate(nextPath(next, '/dashboard'), { replace: true });
    };
    void open();
  }, [run, next, navigate]);
  return error ? <Navigate to="/login?next=%2Fdashboard" replace /> : <SampleOpening />;
}
