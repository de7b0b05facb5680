import {effectsAreProvided} from './effects.ts'
import {guardedHandlers} from './handlers.ts'
import {keysHaveOneWay} from './keys.ts'
import {addressHasOneOwner, globalsHaveOwners, lazyPartsArrive, noInnerHtml, rootActorsOutsideReact} from './owners.ts'
import {purity} from './purity.ts'
import {rendering} from './rendering.ts'
import type {Finding, Source} from './source.ts'
import {stylesAreMerged} from './styles.ts'
import {literalTexts, unusedTexts} from './texts.ts'
import {timeoutsHaveNames} from './timeouts.ts'
import {assertions, docstrings, suppressions} from './wording.ts'

const perFile = [
  purity,
  rendering,
  literalTexts,
  globalsHaveOwners,
  addressHasOneOwner,
  rootActorsOutsideReact,
  lazyPartsArrive,
  noInnerHtml,
  assertions,
  suppressions,
  docstrings,
  guardedHandlers,
  keysHaveOneWay,
  stylesAreMerged,
  timeoutsHaveNames,
]

/** All house rules over all given files, in the order of the files. */
export function checkHouseRules(sources: readonly Source[]): Finding[] {
  return [
    ...sources.flatMap((source) => perFile.flatMap((rule) => rule(source))),
    ...unusedTexts(sources),
    ...effectsAreProvided(sources),
  ]
}
