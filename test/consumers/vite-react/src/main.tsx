import { createRoot } from 'react-dom/client';
import { Payments } from './payments.tsx';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Payments />);
