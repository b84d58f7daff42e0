import { useNavigate } from 'react-router-dom';
import { Button } from 'shared-ui';
import { publicRoutes } from '../../routes/rules/shellRoutes.ts';
import { useForgottenPasswordText } from '../messages/useForgottenPasswordText.ts';

/** Leads to the request for another link. */
export function AskAgain() {
  const text = useForgottenPasswordText();
  const navigate = useNavigate();
  return (
    <Button look="primary" onClick={() => void navigate(publicRoutes.ForgottenPassword)}>
      {text('choose.askAgain')}
    </Button>
  );
}
