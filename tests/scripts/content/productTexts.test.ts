import type {List, RootContent} from 'mdast'
import {describe, expect, test} from 'vitest'
import {federationUnits} from '../../../domain/profile/federationUnits.ts'
import {specialties} from '../../../domain/profile/specialties.ts'
import {universitiesOf} from '../../../domain/profile/universities.ts'
import {npsGroups, npsReasons} from '../../../domain/feedback/nps.ts'
import {type ContentType, reasonsFor} from '../../../domain/study/feedback.ts'
import {parseMarkdown, plainText, sectionsOf} from '../../../content/tools/markdownTree.ts'
import {readSources, sourceFiles} from '../../../content/tools/sources.ts'
import {reasonNames} from '../../../src/text/study/feedback.ts'
import {npsReasonNames} from '../../../src/text/feedback/nps.ts'
import {onboardingTours} from '../../../src/text/profile/onboarding.ts'
import {type LegalText, privacyPolicy, termsOfUse} from '../../../src/text/access/terms.ts'

/** Texts that the product shows without asking a server stand in its code and in the pack: they are kept the same. */
const {states, specialties: ofPack, reasonLists, documents} = readSources(sourceFiles())

const documentOf = (purpose: (typeof documents)[number]['purpose']) =>
  documents.filter((document) => document.purpose === purpose)

describe('the pack says what the product shows', () => {
  test('in the federation units with the schools of a profile', () => {
    expect(states.map(({id, name}) => ({uf: id, name}))).toEqual(federationUnits)
    expect(states.map(({id, medicalSchools}) => [id, medicalSchools.map(({shortName}) => shortName)])).toEqual(
      federationUnits.map(({uf}) => [uf, universitiesOf(uf)]),
    )
  })

  test('in the specialties', () => {
    expect(ofPack.map(({name}) => name)).toEqual(specialties)
  })

  test.each<[ContentType]>([['question'], ['flashcard'], ['comment']])('in the reasons to report a %s', (type) => {
    const list = reasonLists.find(({id}) => id === `report/${type}`)
    expect(list?.reasons).toEqual(reasonsFor(type).map((id) => ({id, text: reasonNames[id]})))
  })

  test.each(npsGroups)('in the reasons of a %s to recommend it or not', (group) => {
    const list = reasonLists.find(({id}) => id === `survey/${group}`)
    expect(list?.reasons).toEqual(npsReasons[group].map((id) => ({id, text: npsReasonNames[id]})))
  })

  test.each<['terms' | 'privacy', LegalText]>([
    ['terms', termsOfUse],
    ['privacy', privacyPolicy],
  ])('in the document of %s', (purpose, text) => {
    const shown = documentOf(purpose).map(({title, subtitle, body}) => ({
      title,
      updated: subtitle,
      sections: legalSections(body.markdown),
    }))
    expect(shown).toEqual([text])
  })

  test('in the stops of the first tour, which begin their tutorials', () => {
    const sections = documentOf('tutorials').flatMap(
      ({body}) => sectionsOf(parseMarkdown(body.markdown).children, 2).sections,
    )
    const firsts = sections.map(({title, nodes}) => ({title, text: nodes[0] === undefined ? '' : plainText(nodes[0])}))
    expect(firsts).toEqual(expect.arrayContaining(Object.values(onboardingTours)))
  })
})

const isList = (node: RootContent): node is List => node.type === 'list'

function legalSections(markdown: string) {
  return sectionsOf(parseMarkdown(markdown).children, 2).sections.map(({title, nodes}) => {
    const items = nodes.filter(isList).flatMap((list) => list.children.map((point) => plainText(point)))
    const paragraphs = nodes.filter((node) => !isList(node)).map((node) => plainText(node))
    return {title, paragraphs, ...(items.length === 0 ? {} : {items})}
  })
}
