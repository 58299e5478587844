import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { launchChromium } from '#tests/support/chromium.ts'

/**
 * A Chromium that draws letters as any other one on Linux does: without hinting, which else moves glyphs and line
 * breaks from machine to machine. The switch is for headless builds, the configuration for full ones.
 */
export function launchChromiumThatDrawsAlike(): Promise<Browser> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'loopwright-fonts-')), 'fonts.conf')
  writeFileSync(file, FONTS)
  return launchChromium({
    args: ['--font-render-hinting=none'],
    env: { ...process.env, FONTCONFIG_FILE: file },
  })
}

const PLAIN = `
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>`

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${process.env.FONTCONFIG_FILE ?? '/etc/fonts/fonts.conf'}</include>
  <match target="pattern">${PLAIN}
  </match>
  <match target="font">${PLAIN}
  </match>
</fontconfig>
`
