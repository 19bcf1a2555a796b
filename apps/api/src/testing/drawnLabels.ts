import sharp, { type Sharp } from 'sharp'
import { sql } from 'kysely'

import { drawNumbers } from '../operator/seed/drawnNumbers.ts'
import type { TestPortal } from './portal.ts'

const SIDE = 320

/** A made-up label of discs, bars and triangles on white; the same seed always gives the same one. `shift` is added to each colour. */
export function shapesLabel(seed: number, shift: readonly [number, number, number] = [0, 0, 0]): Sharp {
  const drawn = drawNumbers(seed * 7919 + 13)
  const rgb = Buffer.alloc(SIDE * SIDE * 3, 255)
  const shapes = Array.from({ length: 14 }, () => ({
    kind: drawn.below(3),
    x: 30 + drawn.below(SIDE - 60),
    y: 30 + drawn.below(SIDE - 60),
    size: 10 + drawn.below(38),
    turn: drawn.fraction() * Math.PI,
    colour: [0, 1, 2].map((part) => (drawn.below(200) + (shift[part] ?? 0)) % 200),
  }))
  for (const { kind, x, y, size, turn, colour } of shapes)
    for (let row = Math.max(0, y - 2 * size); row < Math.min(SIDE, y + 2 * size); row += 1)
      for (let column = Math.max(0, x - 2 * size); column < Math.min(SIDE, x + 2 * size); column += 1) {
        const u = (Math.cos(turn) * (column - x) + Math.sin(turn) * (row - y)) / size
        const v = (Math.cos(turn) * (row - y) - Math.sin(turn) * (column - x)) / size
        const isInside =
          kind === 0
            ? u * u + v * v < 1
            : kind === 1
              ? Math.abs(u) < 1.6 && Math.abs(v) < 0.4
              : v > -0.8 && v < 1 - 2 * Math.abs(u)
        if (isInside) rgb.set(colour, (row * SIDE + column) * 3)
      }
  return sharp(rgb, { raw: { width: SIDE, height: SIDE, channels: 3 } })
}

/** Part of a picture, without `cut` (0 to 1) of its width and height, of which `left` and `top` (0 to 1) at the left and at the top. */
export async function cutPicture(picture: Buffer, cut: number, left: number, top: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata()
  const part = { width: Math.round(width * (1 - cut)), height: Math.round(height * (1 - cut)) }
  return sharp(picture)
    .extract({ left: Math.floor((width - part.width) * left), top: Math.floor((height - part.height) * top), ...part })
    .png()
    .toBuffer()
}

/** Gives the pictures of a case these bytes, as if they had been filed with them. */
export async function giveLabel({ db, services }: TestPortal, number: string, bytes: Buffer): Promise<void> {
  const key = await services.files.put(bytes)
  await sql`
    update stored_file f set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = sha256(${bytes}), rendition_key = null, thumb_key = null
      from application a where a.application_id = f.application_id and a.application_number = ${number}`.execute(db)
}
