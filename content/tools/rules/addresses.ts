import {addressesOf, addressOf} from '../sourceAddresses.ts'
import type {SourceProblem, Sources} from '../sourceTypes.ts'
import type {Rule} from './rule.ts'
import {referencesOf} from './sourceAge.ts'

/** Each address of `referencias.yaml` is of a source that is cited. */
export const addresses: Rule = {
  name: 'addresses of sources',
  scope: 'pack',
  check({sources}) {
    const cited = referencesOf(sources)
    const known = cited.filter(({text}) => addressOf(text, sources.addresses) !== null)
    return {
      figures: [
        ['addresses known', String(sources.addresses.length), ''],
        ['sources named with an address', String(known.length), 'to be told'],
      ],
      problems: unused(sources),
    }
  },
}

function unused(sources: Sources): readonly SourceProblem[] {
  const used = new Set(referencesOf(sources).flatMap(({text}) => addressesOf(text, sources.addresses)))
  return sources.addresses
    .filter((address) => !used.has(address))
    .map(({file, line, url, words}) => ({
      file,
      line,
      item: 'address',
      reason: `No source that is cited is ${url} (${words.join(', ')}).`,
    }))
}
