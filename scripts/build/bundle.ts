import type {Rolldown} from 'vite'

/** The text of a file of the build that is no chunk. */
export const textOf = ({source}: Rolldown.OutputAsset): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source)

/**
 * The page of the product.
 *
 * @throws when the build has none
 */
export function pageOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no page.')
  return page
}

/**
 * The style sheet of the build.
 *
 * @throws when there is not exactly one
 */
export function styleSheetOf(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const [sheet, ...others] = Object.values(bundle).filter(({fileName}) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset' || others.length > 0)
    throw new Error('The build has not the one style sheet that can stand in the page.')
  return sheet
}
