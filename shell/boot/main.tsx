import './base.css';
import { startShell } from '../application/startShell.tsx';

void startShell();
