import type * as v from 'valibot'
import type {TextFile} from '../../server/content/contentFile.ts'
import {
  articleHeadSchema,
  documentHeadSchema,
  plusFileSchema,
  rafflesFileSchema,
  reasonsFileSchema,
  specialtiesFileSchema,
  statesFileSchema,
} from './referenceData.schema.ts'
import {lineOf, parseMarkdown} from './markdownTree.ts'
import type {ReferenceDataSources, Place, Report, SourceText} from './sourceTypes.ts'
import {readText} from './texts.ts'
import {readYaml} from './yamlPart.ts'

type WithBody = Place & {readonly body: SourceText}

/** Reads the files of `articles`, `documents` and `lists`; a file that is not sound is left out and told. */
export function readReferenceData(
  files: readonly TextFile[],
  reportIn: (file: string) => Report,
): ReferenceDataSources {
  const below = (folder: string) => files.filter(({name}) => name.startsWith(`${folder}/`))
  const list = <S extends v.GenericSchema<unknown, readonly unknown[]>>(
    name: string,
    schema: S,
  ): readonly Listed<S>[] => {
    const file = `lists/${name}.yaml`
    const text = files.find((one) => one.name === file)?.text
    if (text === undefined) reportIn(file)(1, 'file', 'The file is missing.')
    return text === undefined ? [] : readList(file, text, schema, reportIn(file))
  }
  return {
    articles: below('articles').flatMap(({name, text}) => readWriting(name, text, articleHeadSchema, reportIn(name))),
    documents: below('documents').flatMap(({name, text}) =>
      readWriting(name, text, documentHeadSchema, reportIn(name)),
    ),
    plusPlaylists: plusPlaylists(files, reportIn),
    raffles: raffles(files, reportIn),
    reasonLists: list('motivos', reasonsFileSchema).map(({value, ...place}) => ({...value, ...place})),
    states: list('estados', statesFileSchema).map(({value, ...place}) => ({...value, ...place})),
    specialties: list('especialidades', specialtiesFileSchema).map(({value: name, ...place}) => ({name, ...place})),
  }
}

/** A pack without `mais.yaml` has no supplementary videos. */
function plusPlaylists(files: readonly TextFile[], reportIn: (file: string) => Report) {
  const file = 'mais.yaml'
  const text = files.find(({name}) => name === file)?.text
  if (text === undefined) return []
  return readList(file, text, plusFileSchema, reportIn(file)).map(({value, ...place}) => ({...value, ...place}))
}

/** A pack without `lists/sorteio.yaml` has nothing to draw. */
function raffles(files: readonly TextFile[], reportIn: (file: string) => Report) {
  const file = 'lists/sorteio.yaml'
  const text = files.find(({name}) => name === file)?.text
  if (text === undefined) return []
  return readList(file, text, rafflesFileSchema, reportIn(file)).map(({value, ...place}) => ({...value, ...place}))
}

type Head = v.GenericSchema<unknown, {readonly id: string}>

/** A file with a head between two lines "---" and Markdown below it; nothing when it has none that is sound. */
function readWriting<S extends Head>(
  file: string,
  source: string,
  schema: S,
  report: Report,
): readonly (v.InferOutput<S> & WithBody)[] {
  const [front, ...nodes] = parseMarkdown(source).children
  if (front?.type !== 'yaml') {
    report(1, 'file', 'It does not begin with a head between two lines "---".')
    return []
  }
  const head = readYaml(schema, {text: front.value, firstLine: lineOf(front) + 1}, 'file', report)
  if (head === null) return []
  const {id} = head.value
  if (nodes.length === 0) report(1, id, 'Nothing stands below its head.')
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 1) {
      report(lineOf(node), id, 'Its headings begin with "##": the title stands in the head.')
    }
  }
  return [{...head.value, file, line: 1, body: readText({file, source, report}, id, nodes)}]
}

type Listed<S extends v.GenericSchema<unknown, readonly unknown[]>> = Place & {readonly value: v.InferOutput<S>[number]}

function readList<S extends v.GenericSchema<unknown, readonly unknown[]>>(
  file: string,
  text: string,
  schema: S,
  report: Report,
): readonly Listed<S>[] {
  const reading = readYaml(schema, {text, firstLine: 1}, 'file', report)
  return reading === null ? [] : reading.value.map((value, at) => ({value, file, line: reading.lineAt([at])}))
}
