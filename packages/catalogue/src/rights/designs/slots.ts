import { pictureLimits, scanLimits, slot } from '../slots.ts'

export const designSlots = [
  slot('GDI', 'Gambar desain', 'Views of the design', { ...pictureLimits, maxFiles: 50 }),
  slot('URD', 'Uraian desain', 'Description of the design', scanLimits),
]
