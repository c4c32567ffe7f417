import { useNavigate } from 'react-router-dom';
import { useSavedToast } from '../../ui/feedback/use-saved-toast.tsx';

/** What follows a save: "Saved on this phone", and back to the list. [SAL-25] */
export function useSavedSale(forgetDraft: () => void): () => void {
  const tell = useSavedToast();
  const navigate = useNavigate();
  return () => {
    forgetDraft();
    tell();
    void navigate('/sales/view/0');
  };
}
