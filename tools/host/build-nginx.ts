/** `npm run build:nginx`: makes dist-nginx/ from dist/, for your own server with nginx. */
import { existsSync } from 'node:fs';
import { writeNginxSite } from './nginx-site.ts';

if (!existsSync('dist/index.html')) {
  throw new Error('There’s no dist/ yet. Run `npm run build` first.');
}
writeNginxSite('dist', 'dist-nginx', { hasBrotli: true });
console.log('dist-nginx/ is ready; deploy/nginx/README.md says where it goes.');
