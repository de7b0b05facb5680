import {html} from '../http/pages/html.ts'
import {blockReasonOfStored} from '../kernel/session.ts'
import type {StoredProfile} from '../kernel/session.types.ts'
import type {Database} from '../kernel/database/database.ts'
import {type FramedPage, framedPage} from './page.ts'
import {localAppTexts} from './texts.ts'

const texts = localAppTexts.appeals

/** More exams than this are not offered. */
const mostExams = 200

/** Puts the fields of the draft below each other, as an examining board reads them; nothing is sent or kept. */
const drafting = `document.querySelector('form').addEventListener('submit', function (event) {
  event.preventDefault();
  var fields = event.target.elements;
  var lines = ['exam', 'question', 'choice', 'reason', 'source'].map(function (name) {
    return fields[name].labels[0].textContent.trim() + ': ' + fields[name].value.trim();
  });
  var draft = document.querySelector('output');
  draft.textContent = lines.join('\\n');
  draft.hidden = false;
  draft.focus();
});`

/** The newest exams of the bank, by their names. */
async function examTitles({db}: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('exam')
    .select('title')
    .orderBy('year', 'desc')
    .orderBy('title')
    .orderBy('id')
    .limit(mostExams)
    .execute()
  return rows.map(({title}) => title)
}

/**
 * The page that stands for the app of the appeals (spec 3§2.11): it knows the student by the token and helps to draft an
 * appeal against the key of an exam of the bank. Null for who has no access.
 */
export async function appealsPage(database: Database, profile: StoredProfile): Promise<FramedPage | null> {
  if (blockReasonOfStored(profile) !== null) return null
  const exams = await examTitles(database)
  const body = html`<p class="brand">${texts.title}</p>
    <h1>${localAppTexts.hello(profile.name.split(' ')[0] ?? '')}</h1>
    <p>${texts.about}</p>
    <form>
      <p>
        <label for="exam">${texts.exam}</label>
        <select id="exam" name="exam" required>
          <option value="">${texts.choose}</option>
          ${exams.map((title) => html`<option>${title}</option>`)}
        </select>
      </p>
      <p>
        <label for="question">${texts.question}</label>
        <input id="question" name="question" type="number" min="1" max="200" required />
      </p>
      <p>
        <label for="choice">${texts.choice}</label>
        <select id="choice" name="choice">
          ${texts.choices.map((choice) => html`<option>${choice}</option>`)}
        </select>
      </p>
      <p>
        <label for="reason">${texts.reason}</label>
        <textarea id="reason" name="reason" rows="5" maxlength="2000" required></textarea>
      </p>
      <p>
        <label for="source">${texts.source}</label>
        <input id="source" name="source" maxlength="300" required />
      </p>
      <p><button>${texts.draft}</button></p>
    </form>
    <output tabindex="-1" hidden></output>`
  return framedPage({title: texts.title, body, script: drafting})
}
