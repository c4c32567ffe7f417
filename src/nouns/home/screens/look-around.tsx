import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useCommand } from '../../../client/use-command.ts';
import { SampleOpening } from './sample-opening.tsx';

/** Opens a sample farm for a visitor; whose own book waits for a PIN is led to it. [RTE-3] */
export function LookAround() {
  const { run, error } = useCommand('account.lookAround');
  useEffect(() => void run({}), [run]);
  return error ? <Navigate to="/login?next=%2Fdashboard" replace /> : <SampleOpening />;
}
