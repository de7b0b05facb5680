import {referenceData} from './referenceData.ts'
import {addresses} from './addresses.ts'
import {annulments} from './annulments.ts'
import {cases} from './cases.ts'
import {choices} from './choices.ts'
import {comments} from './comments.ts'
import {counts, fileCounts} from './counts.ts'
import {dates} from './dates.ts'
import {exams} from './exams.ts'
import {figureBlocks} from './figureBlocks.ts'
import {keys} from './keys.ts'
import {leftOver} from './leftOver.ts'
import {lessonDepth} from './lessonDepth.ts'
import {lessonForm} from './lessonForm.ts'
import {links} from './links.ts'
import {mocks} from './mocks.ts'
import {numbers} from './numbers.ts'
import {questionForm} from './questionForm.ts'
import {mediaFiles, packShape} from './references.ts'
import type {Rule} from './rule.ts'
import {similarity} from './similarity.ts'
import {sourceAge} from './sourceAge.ts'
import {spelling} from './spelling.ts'

/** Rules that need no more than a moment. */
export const quickRules: readonly Rule[] = [
  counts,
  annulments,
  fileCounts,
  leftOver,
  exams,
  mocks,
  figureBlocks,
  referenceData,
]

/** All that can be counted of the pack. */
export const allRules: readonly Rule[] = [
  ...quickRules,
  packShape,
  keys,
  choices,
  questionForm,
  comments,
  dates,
  sourceAge,
  addresses,
  lessonForm,
  lessonDepth,
  links,
  mediaFiles,
  numbers,
  similarity,
  cases,
  spelling,
]
