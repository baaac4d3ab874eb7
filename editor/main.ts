import './no-eval.ts';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Editor } from './Editor.tsx';
import './editor.css';

const place = document.querySelector('#editor');
if (place) createRoot(place).render(createElement(Editor));
