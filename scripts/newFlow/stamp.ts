import {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {FlowNames} from './names.ts'
import {
  implementationsFile,
  machineFile,
  selectorsFile,
  storiesFile,
  textFile,
  twinFile,
  typesFile,
  viewFile,
} from './rooms.ts'
import {machineTestFile, modelFile, pathTestFile} from './tests.ts'

/** Every file of a new flow by its path in the project. */
export function filesOfFlow(names: FlowNames): Map<string, string> {
  const {area, flow, Flow} = names
  return new Map([
    [`machines/${area}/${flow}.types.ts`, typesFile(names)],
    [`machines/${area}/${flow}.machine.ts`, machineFile(names)],
    [`machines/${area}/${flow}.selectors.ts`, selectorsFile(names)],
    [`src/text/${area}/${flow}.ts`, textFile(names)],
    [`src/features/${area}/${Flow}View.tsx`, viewFile(names)],
    [`src/features/${area}/${Flow}.tsx`, twinFile(names)],
    [`src/features/${area}/${flow}.implementations.ts`, implementationsFile(names)],
    [`stories/${area}/${flow}.stories.tsx`, storiesFile(names)],
    [`tests/models/${area}/${flow}.model.ts`, modelFile(names)],
    [`tests/machines/${area}/${flow}.test.ts`, machineTestFile(names)],
    [`tests/paths/${area}/${flow}.test.tsx`, pathTestFile(names)],
  ])
}

/** Writes the files below `folder`; refuses, before the first one, to write over anything. */
export function stamp(names: FlowNames, folder: string): string[] {
  const files = filesOfFlow(names)
  const taken = [...files.keys()].filter((file) => existsSync(join(folder, file)))
  if (taken.length > 0) throw new Error(`${taken.join(', ')} is already there; nothing was written.`)
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true})
    writeFileSync(join(folder, file), text)
  }
  return [...files.keys()]
}
