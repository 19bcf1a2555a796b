import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

export interface TestFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const views = ['perspektif', 'depan', 'belakang', 'kiri', 'kanan', 'atas', 'bawah'] as const

/** Seven views of one lamp, drawn by the browser and named by view. Sharp edges on a plain background, so that no check reports them. */
export async function sevenPictures(page: Page): Promise<TestFile[]> {
  return Promise.all(views.map((view, at) => picture(page, `lampu-${view}.jpg`, at)))
}

/** One JPEG of 4:3, 1400 pixels wide unless said otherwise; different seeds give different pictures. Narrower than 1336 it gets a suggestion. */
export async function picture(page: Page, name: string, seed: number, width = 1400): Promise<TestFile> {
  const base64 = await page.evaluate(draw, { seed, width })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** A JPEG of 160 × 120 pixels. */
export async function smallPicture(page: Page, name: string): Promise<TestFile> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 120 })
    canvas.getContext('2d')?.fillRect(40, 30, 80, 60)
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** A JPEG of 1400 × 1050 pixels that the studio reports as blurred. */
export async function blurredPicture(page: Page, name: string): Promise<TestFile> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1400, height: 1050 })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = '#f4f4f2'
    pen.fillRect(0, 0, 1400, 1050)
    pen.filter = 'blur(24px)'
    pen.fillStyle = '#7a3b1c'
    pen.fillRect(450, 250, 500, 550)
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  })
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function draw({ seed, width }: { seed: number; width: number }): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: (width * 3) / 4 })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(width / 1400, width / 1400)
  pen.fillStyle = '#f4f4f2'
  pen.fillRect(0, 0, 1400, 1050)
  for (let line = 0; line < 60; line += 1) {
    pen.fillStyle = line % 2 === 0 ? '#7a3b1c' : '#d9a066'
    pen.fillRect(420 + ((seed * 37) % 90), 180 + line * 11, 420 + ((line * (seed + 3)) % 120), 9)
  }
  pen.fillStyle = '#1d3a2c'
  pen.fillRect(500 + seed * 20, 840, 300, 60)
  return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
}
