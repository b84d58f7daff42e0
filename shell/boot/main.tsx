import './base.css';
import { startShell } from '../application/startShell.tsx';

startShell();
