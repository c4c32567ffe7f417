/** Title and description of the page; React lifts both into the document's head. [SHL-5] */
export function PageHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} · Flockbook`}</title>
      <meta name="description" content={description} />
    </>
  );
}
