import { NotFoundError } from '@grant-management/client';
import { connect } from '../../../../lib/client';

/** Returns a fund from the service, or 404. */
export async function GET(_: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params;
  try {
    return Response.json(await connect().funds.get(slug));
  } catch (error) {
    if (error instanceof NotFoundError) return Response.json({ why: error.kind }, { status: 404 });
    throw error;
  }
}
