/** Points of a picture, row by row, three bytes each (red, green, blue in sRGB). */
export interface Bitmap {
  width: number
  height: number
  rgb: Uint8Array
}

/** One number for each point, row by row. */
export interface Plane {
  width: number
  height: number
  values: Float32Array
}

/** Brightness from 0 to 1 (ITU-R BT.601). */
export function brightnessOf({ width, height, rgb }: Bitmap): Plane {
  const values = new Float32Array(width * height)
  for (let at = 0; at < values.length; at += 1)
    values[at] = (0.299 * byteAt(rgb, at * 3) + 0.587 * byteAt(rgb, at * 3 + 1) + 0.114 * byteAt(rgb, at * 3 + 2)) / 255
  return { width, height, values }
}

/** The byte at an index; 0 outside. */
export const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0

/** The value at a point; points outside are those of the nearest edge. */
export function planeValueAt({ width, height, values }: Plane, x: number, y: number): number {
  const column = x < 0 ? 0 : x >= width ? width - 1 : x
  const row = y < 0 ? 0 : y >= height ? height - 1 : y
  return values[row * width + column] ?? 0
}

/** Every second point of every second row. */
export function halved({ width, height, values }: Plane): Plane {
  const half = { width: width >> 1, height: height >> 1, values: new Float32Array((width >> 1) * (height >> 1)) }
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1) half.values[y * half.width + x] = values[y * 2 * width + x * 2] ?? 0
  return half
}

/** Blurred by a Gaussian of this standard deviation in points. */
export function blurred(plane: Plane, sigma: number): Plane {
  const reach = Math.ceil(sigma * 3)
  const weights = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  weights.forEach((weight, at) => (weights[at] = weight / sum))
  return alongRows(alongRows(plane, weights), weights)
}

/**
 * The weighted sums along the rows, turned so that rows become columns: applied twice, the picture is as before. Takes most of the time of a
 * description: weights on both sides are the same, so that the two points of each are added first, and four points are summed at once.
 */
function alongRows({ width, height, values }: Plane, weights: Float32Array): Plane {
  const reach = weights.length >> 1
  const turned = new Float32Array(values.length)
  const line = new Float64Array(width + 2 * reach + 3)
  const sides = Float64Array.from(weights.subarray(0, reach))
  const middle = weights[reach] ?? 0
  for (let y = 0; y < height; y += 1) {
    line.fill(values[y * width] ?? 0, 0, reach)
    line.set(values.subarray(y * width, (y + 1) * width), reach)
    line.fill(values[(y + 1) * width - 1] ?? 0, reach + width)
    for (let x = 0; x < width; x += 4) {
      let first = (line[x + reach] ?? 0) * middle
      let second = (line[x + reach + 1] ?? 0) * middle
      let third = (line[x + reach + 2] ?? 0) * middle
      let fourth = (line[x + reach + 3] ?? 0) * middle
      for (let at = 0; at < reach; at += 1) {
        const weight = sides[at] ?? 0
        const left = x + at
        const right = x + 2 * reach - at
        first += ((line[left] ?? 0) + (line[right] ?? 0)) * weight
        second += ((line[left + 1] ?? 0) + (line[right + 1] ?? 0)) * weight
        third += ((line[left + 2] ?? 0) + (line[right + 2] ?? 0)) * weight
        fourth += ((line[left + 3] ?? 0) + (line[right + 3] ?? 0)) * weight
      }
      const place = x * height + y
      turned[place] = first
      if (x + 1 < width) turned[place + height] = second
      if (x + 2 < width) turned[place + 2 * height] = third
      if (x + 3 < width) turned[place + 3 * height] = fourth
    }
  }
  return { width: height, height: width, values: turned }
}
