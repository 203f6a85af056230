import { Button } from '../../ui/controls/button';
import { Field, Select } from '../../ui/controls/field';
import type { CostLineView, CostView } from './cost-view';
import styles from './cost-helper.module.css';

/**
 * Renders the estimate of costs: a GET form that recalculates while it is filled in
 * (`start-costs.ts`); without JavaScript its button does.
 */
export function CostHelper({ costs }: { costs: CostView }) {
  const { id, form, lines, total, notes, missing, notary } = costs;
  return (
    <section className={styles.costs} aria-labelledby={`${id}-title`}>
      <div className={styles.ask} id={id}>
        <div>
          <h2 id={`${id}-title`}>{costs.title}</h2>
          <p className={styles.intro}>{costs.intro}</p>
        </div>
        <form
          className={styles.form}
          method="get"
          action={`${form.action}#${id}`}
          data-costs-form=""
        >
          <Field
            label={form.amount.label}
            name={form.amount.name}
            defaultValue={form.amount.value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
          {[form.ownHome, form.classes, form.buyers].map(
            (choice) =>
              choice && (
                <Select
                  key={choice.name}
                  label={choice.label}
                  name={choice.name}
                  defaultValue={choice.value}
                  options={choice.options}
                />
              ),
          )}
          <Button type="submit" kind="secondary">
            {form.submit}
          </Button>
        </form>
      </div>
      <div className={styles.answer}>
        <div aria-live="polite" data-costs="">
          {lines.length > 0 && (
            <dl className={styles.lines}>
              {lines.map((line) => (
                <CostLine key={line.label} line={line} />
              ))}
              {total && <CostLine line={total} isTotal />}
            </dl>
          )}
          {[...notes, ...missing].map((sentence) => (
            <p className={styles.note} key={sentence}>
              {sentence}
            </p>
          ))}
        </div>
        <p className={styles.note}>{costs.estimate}</p>
        {notary && (
          <p>
            <a className={styles.notary} href={notary.href} rel="noopener">
              {notary.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

function CostLine({ line, isTotal = false }: { line: CostLineView; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : styles.line}>
      <dt>
        {line.label}
        {line.note && <span className={styles.how}>{line.note}</span>}
      </dt>
      <dd className={styles.value}>{line.value}</dd>
    </div>
  );
}
