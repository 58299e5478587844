import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findFreePort } from '#tests/support/run-product.ts'

type Plan = { program: string; folder: string; pages: Record<string, string> }

/** One worker of nginx that serves these pages, by address, from their compressed files and does nothing else. */
export async function startPlainNginx({ program, folder, pages }: Plan) {
  const port = await findFreePort()
  const home = path.join(folder, 'nginx')
  await mkdir(home)
  const places = Object.entries(pages).map(
    ([address, file]) =>
      `location = ${address} { alias ${file}; add_header Content-Encoding br; default_type text/html; }`,
  )
  await writeFile(path.join(home, 'nginx.conf'), composeConfiguration({ home, port, places }))
  const child = spawn(program, ['-p', home, '-c', path.join(home, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('nginx did not start.')
  }
  return {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

type Settings = { home: string; port: number; places: readonly string[] }

function composeConfiguration({ home, port, places }: Settings): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  )
  // As whoever started it, so that a worker of root reads files that only root may.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
      open_file_cache max=1000; types {} ${temporary.join(' ')}
      server { listen 127.0.0.1:${port}; ${places.join(' ')} } }`
}
